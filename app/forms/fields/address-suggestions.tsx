import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";

const shellWords = wordsOf("i18n");

export function AddressSuggestions({ cut, children }: { cut: readonly number[]; children: ReactNode }) {
  const t = shellWords(usePage().language);
  return (
    <div
      className="address"
      data-cut={cut.join()}
      data-suggestions={t("placeSearch/suggestions")}
      data-one={t("placeSearch/one")}
      data-many={t("placeSearch/many")}
      data-none={t("placeSearch/none")}
      data-shortened={t("placeSearch/shortened")}
    >
      {children}
      <p className="place-status" role="status" />
    </div>
  );
}
