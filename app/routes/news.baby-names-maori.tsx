import { NamesPage } from "#app/features/baby-names/index.ts";

export default function MaoriBabyNames() {
  return <NamesPage list="maori" />;
}
