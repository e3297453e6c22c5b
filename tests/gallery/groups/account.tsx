import { type Personalisation, readDueDate, Saved } from "#app/features/account/index.ts";
import { ProfilePage } from "#app/features/account/profile/profile-page.tsx";
import { taskIds } from "#app/features/account/to-do/tasks.ts";
import { ToDoPage } from "#app/features/account/to-do/to-do-page.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import type { Groups } from "../specimen.ts";

const words = wordsOf("account");

export const nobodyKnown: Personalisation = {
  isLoggedIn: false,
  isPersonal: false,
  dueDate: undefined,
  isSubscribed: false,
  email: undefined,
  pendingEmail: undefined,
  ticked: new Set(),
};

export const known: Personalisation = {
  ...nobodyKnown,
  isLoggedIn: true,
  dueDate: readDueDate("2027-03-04"),
  isSubscribed: true,
  pendingEmail: "mere@example.govt.nz",
  ticked: new Set(taskIds.slice(0, 5)),
};

const answers = { dueDate: "2027-03-04", subscribed: "true", email: "mere@example.govt.nz" };

export const account: Groups = {
  account: [
    { name: "ToDoPage empty", draw: () => <ToDoPage known={nobodyKnown} ticked={new Set()} /> },
    { name: "ToDoPage five done", draw: () => <ToDoPage known={known} ticked={known.ticked} isSaved /> },
    {
      name: "ToDoPage not saved",
      draw: () => <ToDoPage known={known} ticked={known.ticked} unsaved="unsaved" />,
    },
    { name: "ProfilePage", draw: () => <ProfilePage known={nobodyKnown} answers={{}} errors={{}} /> },
    {
      name: "ProfilePage with mistakes",
      draw: (language) => (
        <ProfilePage
          known={known}
          answers={{ ...answers, dueDate: "", email: "mere" }}
          errors={{
            dueDate: [words(language)("profile/errors/dueDate")],
            email: [words(language)("profile/errors/emailFormat")],
          }}
        />
      ),
    },
    { name: "Saved", draw: () => <Saved known={known} />, sheets: ["account"] },
  ],
};
