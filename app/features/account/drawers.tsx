import { wordsOf } from "#app/i18n/words.ts";
import { DrawerOpener, DrawerPanel, opens } from "#app/ui/drawer.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { Personalisation } from "./personalisation.ts";
import { ProfileForm } from "./profile/profile-form.tsx";
import { answersFrom } from "./profile/profile-questions.ts";
import { ToDoForm } from "./to-do/to-do-form.tsx";

const words = wordsOf("account");

/** Browsers without panels are led to each one's own page, which also shows errors. */
export function AccountDrawers() {
  const t = words(usePage().language);
  return (
    <div className="account-drawers">
      <DrawerOpener
        name="profile"
        page="/profile"
        label={t("profile/open")}
        icon="profile"
        className="bar-button"
      />{" "}
      <DrawerOpener name="to-do" page="/to-do" label={t("toDo/open")} icon="toDo" className="bar-button" />
    </div>
  );
}

/** After the cards in reading order. */
export function AccountPanels({ known }: { known: Personalisation }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <>
      <DrawerPanel name="profile" title={t("profile/title")}>
        <ProfileForm known={known} answers={answersFrom(known)} />
      </DrawerPanel>
      <DrawerPanel name="to-do" title={t("toDo/open")}>
        <ToDoForm known={known} ticked={known.ticked} />
        <p className="account">
          <a href={to("/to-do")}>{t("toDo/all")}</a>
        </p>
      </DrawerPanel>
    </>
  );
}

/** For action=open-profile in the address: without a script a page cannot open a panel by itself. */
export function ProfileWanted() {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <p className="notice profile-wanted">
      {t("profile/wanted")}{" "}
      <button type="button" className="opens bar-button" {...opens("profile")}>
        {t("profile/title")}
      </button>
      <a className="leads bar-button" href={to("/profile")}>
        {t("profile/title")}
      </a>
    </p>
  );
}
