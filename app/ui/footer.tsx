import { wordsOf } from "#app/i18n/words.ts";
import { Bilingual } from "./bilingual.tsx";
import { keep } from "./keep.tsx";
import { LookChoice } from "./look/look-choice.tsx";
import { type ShellContent, useAddress, usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";
import { pageAddress } from "./stage-address.ts";

const shellWords = wordsOf("i18n");

export function Footer({ hasLookChoice }: { hasLookChoice: boolean }) {
  const { language, shell } = usePage();
  const t = shellWords(language);
  return (
    <footer className="footer">
      <div className="footer-inner">
        <nav aria-label={t("footer/label")}>
          <Pages className="footer-links" of={shell.pages} details={{}} />
        </nav>
        {hasLookChoice && <LookChoice />}
        <p className="government">
          <b>{t("footer/government")}</b> <Rich text={t("footer/govtNz")} />
        </p>
      </div>
    </footer>
  );
}

const Pages = keep<ShellContent["pages"]>("ul", ({ of }) => {
  const to = useAddress();
  return of.map(({ TitleEN, TitleMI }) => (
    <li key={TitleEN}>
      <a href={to(pageAddress(TitleEN))}>
        <Bilingual en={TitleEN} mi={TitleMI} />
      </a>
    </li>
  ));
});
