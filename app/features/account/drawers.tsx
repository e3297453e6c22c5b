import { Drawer } from "#app/ui/drawer.tsx";
import { useAddress, usePlace } from "#app/ui/place.tsx";
import type { Personalisation } from "./personalisation.ts";
import { ProfileForm } from "./profile-form.tsx";
import { answersFrom } from "./profile-questions.ts";
import { ToDoForm } from "./to-do-form.tsx";
import { words } from "./words.ts";

/**
 * Profile and to-do list as side panels of the pregnancy page (spec 1 section 2.9). Browsers that know no panels are led to the
 * page of each; there errors are told, too.
 */
export function AccountDrawers({ known }: { known: Personalisation }) {
  const t = words(usePlace().language);
  const to = useAddress();
  return (
    <div className="account-drawers">
      <Drawer
        name="profile"
        page="/profile"
        label={t("profile/open")}
        title={t("profile/title")}
        icon="profile"
        className="bar-button"
      >
        <ProfileForm known={known} answers={answersFrom(known)} />
      </Drawer>
      <Drawer name="to-do" page="/to-do" label={t("toDo/open")} icon="toDo" className="bar-button">
        <ToDoForm known={known} ticked={known.ticked} />
        <p className="account">
          <a href={to("/to-do")}>{t("toDo/all")}</a>
        </p>
      </Drawer>
    </div>
  );
}

/** What the address of the pregnancy page asks for with action=open-profile; no page can open a panel without a press. */
export function ProfileWanted() {
  const t = words(usePlace().language);
  const to = useAddress();
  return (
    <p className="notice profile-wanted">
      {t("profile/wanted")}{" "}
      <button type="button" className="opens bar-button" {...{ popovertarget: "profile" }}>
        {t("profile/title")}
      </button>
      <a className="leads bar-button" href={to("/profile")}>
        {t("profile/title")}
      </a>
    </p>
  );
}
