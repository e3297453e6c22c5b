import type { CertificateDesign } from "./products.ts";

/** Rendered once per page and reused. They only give an impression, and the pages say so. */
export function CertificateDrawings() {
  return (
    <svg className="certificate-drawings" aria-hidden="true" focusable="false">
      <symbol id="certificate-standard" viewBox="0 0 72 100">
        <path fill="#fdfaf3" stroke="#6f7d78" d="M.5.5h71v99H.5z" />
        <path fill="none" stroke="#c9a227" strokeWidth="1.5" d="M5 5h62v90H5z" />
        <path fill="#e6eedd" d="M6 6h60v88H6z" />
        <PrintedDetails />
      </symbol>
      <symbol id="certificate-forest" viewBox="0 0 72 100">
        <path fill="#eaf3e4" stroke="#6f7d78" d="M.5.5h71v99H.5z" />
        <path fill="#a9cbb0" d="M1 70q12-14 24-5t20-3 26 2v35H1z" />
        <path fill="#1f6b4f" d="M1 82q10-9 22-3t22-3 26 1v22H1z" />
        <path
          fill="none"
          stroke="#17403f"
          strokeWidth="2"
          strokeLinecap="round"
          d="M14 92V70m0 4q-8-3-10 4m10-4q8-4 11 3M58 92V64m0 5q-9-4-11 4m11-4q8-3 10 4"
        />
        <PrintedDetails />
      </symbol>
      <symbol id="certificate-beach" viewBox="0 0 72 100">
        <path fill="#eaf4f6" stroke="#6f7d78" d="M.5.5h71v99H.5z" />
        <circle cx="57" cy="64" r="7" fill="#f6c343" />
        <path fill="#7fb8c4" d="M1 70h70v14H1z" />
        <path fill="#fdebd0" d="M1 84q12-6 24-2t22-1 24 1v17H1z" />
        <path fill="none" stroke="#fff" strokeWidth="1.5" d="M4 76q6-3 12 0t12 0 12 0 12 0 12 0" />
        <PrintedDetails />
      </symbol>
    </svg>
  );
}

const PrintedDetails = () => (
  <>
    <circle cx="36" cy="17" r="6" fill="none" stroke="#12302d" strokeWidth="1.5" />
    <path fill="none" stroke="#12302d" strokeWidth="2" d="M20 30h32" />
    <path fill="none" stroke="#56635f" d="M14 38h44M14 44h44M14 50h30M14 56h36" />
    <circle cx="54" cy="54" r="5" fill="#b3261e" opacity=".8" />
  </>
);

export function CertificatePicture({ designs }: { designs: readonly CertificateDesign[] }) {
  return (
    <span className="certificate-picture">
      {designs.map((design) => (
        <svg key={design} width="72" height="100" aria-hidden="true" focusable="false">
          <use href={`#certificate-${design}`} />
        </svg>
      ))}
    </span>
  );
}
