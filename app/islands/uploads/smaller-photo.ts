/** Bytes: the most that is accepted. */
const most = 3_145_728;
/** Bytes; below that nothing is gained on a metered connection. */
const small = 600_000;
/** Pixels and quality, until it fits. 2,400 on the long edge are 205 dots an inch on A4, enough for small print. */
const attempts = [
  [2400, 0.82],
  [2400, 0.7],
  [2000, 0.7],
  [1700, 0.7],
] as const;

/** Only photos that are too large, paid for by the byte, or of a kind only this browser reads; never a PDF. */
export async function smallerPhoto(file: File): Promise<File> {
  const isHeic = /\.hei[cf]$/i.test(file.name);
  const isPhoto = isHeic || /\.(jpe?g|png)$/i.test(file.name);
  const isMetered = navigatorConnection()?.type === "cellular" && file.size > small;
  if (!isPhoto || !(isHeic || isMetered || file.size > most)) return file;
  try {
    const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
    for (const [edge, quality] of attempts) {
      const blob = await drawn(photo, edge, quality);
      if (blob && blob.size <= most && (isHeic || blob.size < file.size))
        return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: blob.type });
    }
  } catch {
    // It cannot be read here: the server says what is wrong.
  }
  return file;
}

function drawn(photo: ImageBitmap, edge: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, edge / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const paper = canvas.getContext("2d");
  if (!paper) return Promise.resolve(null);
  paper.fillStyle = "#fff";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

const navigatorConnection = () => (navigator as Navigator & { connection?: { type?: string } }).connection;
