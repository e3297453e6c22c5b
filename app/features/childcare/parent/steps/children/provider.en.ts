export const provider = {
  search: "Find the service",
  searchHint: "By its name, suburb or town, for example Playcentre Karori.",
  searchButton: "Search",
  another: "Choose another service",
  none: "No service was found for “{{text}}”. Try a part of its name, or only the suburb or town.",
  found_one: "{{count}} service was found. Choose it and press Next.",
  found_other: "{{count}} services were found. Choose one and press Next.",
  more: "{{count}} services were found, and these are the first {{shown}}. Type more of the name, or add the town.",
  suggested:
    "This address is from the directory of services. Please check it with the service, or change it.",
  notInDirectory: "This service is not in the directory. Please search for it and choose it from the list.",
  notChosen: "Please search for the service and choose it from the list.",
  unreachable:
    "The directory of services cannot be reached at the moment. What you typed is saved. Please try again in a few minutes.",
  atLeastOne:
    "In order to apply for the Childcare Subsidy, at least one child needs to attend an Early Learning Service and apply for the Childcare Subsidy.",
  children: "The children in this application",
  child: "Child {{row}}",
  here: "(this page)",
};
