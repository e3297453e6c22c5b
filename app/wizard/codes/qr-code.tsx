import { encode } from "uqr";

/** The quiet zone that the standard asks for, in modules. */
const border = 4;

export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: "M", border });
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path className="qr-ground" d={`M0 0h${size}v${size}H0z`} />
      <path d={data.map(runsOf).join("")} />
    </svg>
  );
}

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
