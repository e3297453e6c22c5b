import { encode } from "uqr";

/** The quiet border that readers of the standard want, in modules. */
const border = 4;

/** An address as a QR code, drawn on the server. @param label what it is, for who does not see it */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: "M", border });
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path className="qr-ground" d={`M0 0h${size}v${size}H0z`} />
      <path d={data.map(runsOf).join("")} />
    </svg>
  );
}

/** The dark modules of a row, each run of them as one rectangle. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x]) x++;
    path += `M${start} ${y}h${x - start}v1H${start}z`;
  }
  return path;
}
