import support from "../../../.build/support.json";

const names: Readonly<Record<string, readonly string[]>> = {
  "Accordion|Click": support.topics.map(({ id }) => id),
  "ChildcareSubsidy|Error": [
    "your-details",
    "your-work",
    "assets-and-income",
    "dependent-children",
    "relationship-status",
    "partner-details",
    "partner-work",
    "partner-assets-and-income",
    "review",
    "uploads",
  ],
  "ChildcareSupervisor|Error": ["1", "2"],
  "Financial help|Click": ["Change my answers"],
  "Financial help|Error": ["questions"],
  "Financial help|Paid Parental Leave checker": ["Answer", "Calendar"],
  "Financial help|Submit": ["questions"],
  "Footer|Share": ["Native"],
  "Profile Data|Click": ["Save"],
  "Quick exit drawer|Click": ["Advice"],
  "RegisterMyBaby|Error": [
    "child-details",
    "mother-details",
    "other-parent-details",
    "parents-relationship",
    "other-services",
    "manage-best-start-payments",
    "buy-birth-certificates",
    "review",
    "your-details",
    "agree",
  ],
  "To Do List|Click": ["Save"],
  "Top baby names|Click tab": ["Top Māori Names", "Top Names"],
};

const card = /^Supplementary Card\|Click\|\d{1,4}$/;

const events = new Set(
  Object.entries(names).flatMap(([kind, each]) => each.map((name) => `${kind}|${name}`)),
);

export const isEvent = (event: string): boolean => events.has(event) || card.test(event);
