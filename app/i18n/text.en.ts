/** The words that every page shares: site shell, error pages and the pages about the site itself. */
export const en = {
  site: {
    name: "Tīmata",
    tagline: "Support for parents and whānau in Aotearoa New Zealand",
  },
  skip: "Skip to main content",
  error: "Error",
  close: "Close",
  quickExit: {
    link: "Quick exit",
    skip: "Quick exit from this site",
    advice: "Stay safe online",
    once: "Press Shift two more times to leave this site.",
    twice: "Press Shift once more to leave this site.",
    left: "Leaving. Please wait.",
  },
  wait: "Please wait ...",
  menu: {
    title: "Menu",
    label: "Main menu",
    financialHelp: "Financial help",
    financialHelpItems: {
      checker: "Financial help checker",
      paidParentalLeave: "Paid Parental Leave checker",
      childcareSubsidy: "Childcare Subsidy application",
    },
    registerBaby: "Register your baby",
    online: "Do it online",
    find: "Find",
    toDo: "To-do list and calendar",
    reminders: "Due date and reminders",
    servicesNearMe: "Services near me",
    babyNames: "Top baby names",
    support: "Need support",
    logIn: "Log in",
    logOut: "Log out",
  },
  session: {
    label: "Your log-in",
    until: "You are logged in until {{time}}. Then you can log in again.",
    soon: "Your log-in ends within two minutes.",
    stay: "Stay logged in",
    ended: "Your log-in has ended. What you typed is still on this page.",
    again: "Log in again",
    idle: {
      until:
        "If nothing happens here, you are logged out at {{time}}. Every page that you open gives you 15 minutes more, up to 30 minutes after you logged in.",
      soon: "Nothing has happened for a while: you are logged out within two minutes.",
      ended:
        "You were logged out, because nothing happened for 15 minutes. What you typed is still on this page.",
    },
  },
  stages: {
    select: "Select stage",
    all: "All stages",
  },
  banners: {
    label: "Messages",
  },
  sources: {
    read: "Source read on {{day}}:",
    unread: "Not yet checked against its source:",
  },
  authErrors: {
    title: "You are not logged in",
    AuthnFailed: "You chose to leave the log-in service. You can try again whenever you like.",
    Timeout: "Your log-in session ended because nothing happened for a while. Please log in again.",
    InternalError:
      'The log-in service had a problem. Please try again. If it happens again, call the RealMe help desk on <a href="tel:0800664774">0800 664 774</a>.',
    application: "Log-in is not working because of a serious fault on our side. Please try again later.",
    "local-timeout":
      "Sorry, we were unable to save your change because your login session has expired. Please log in again to save your change.",
    OneActiveSessionAllowedError:
      "You are already logged in on another device or browser. Please log out there, or wait until your session has timed out (up to 30 minutes).",
    other: "The log-in service was unable to log you in. Please try again.",
  },
  share: {
    title: "Share this page",
    native: "Share",
    email: "E-mail",
    emailSubject: "From Tīmata: {{page}}",
    feedback: "Tell us what you think of this site",
    hide: "Hide sharing",
    show: "Share this page",
  },
  look: {
    label: "Colours of this site",
    device: "Like my device",
    light: "Day",
    dark: "Night",
  },
  search: {
    label: "Search this site",
    hint: "For example: midwife, sleep, car seat",
    button: "Search",
    or: "Or look for:",
    terms: {
      breastfeeding: "breastfeeding",
      kindergarten: "kindergarten",
      immunisation: "immunisation",
      money: "money",
      names: "baby names",
      violence: "family violence",
    },
  },
  placeSearch: {
    suggestions: "Suggestions",
    one: "1 suggestion. Choose it with the arrow keys.",
    many: "# suggestions. Choose one with the arrow keys.",
    none: "No suggestions",
    shortened: "The address was too long for these lines. Please check what was left out.",
    undone: "You chose none of the suggestions, so what you typed was removed.",
  },
  language: {
    toggle: "Te reo Māori",
    about: "About the language switch",
    hint: "Read this page in <mi>te reo Māori</mi>. In a form, everything you have typed stays where it is.",
  },
  footer: {
    label: "About this site",
    government: "New Zealand Government",
    govtNz: 'Find all government services on <a href="https://www.govt.nz/">Govt.nz</a>',
    attribution:
      'Place and road names come from <mi>Toitū Te Whenua</mi> Land Information New Zealand, used under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Postcodes come from Open NZ Postcodes (<a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0</a>).',
  },
  translationDraft:
    'This translation is a draft: no fluent reader has checked it yet. <a href="/te-reo-review">Help us to make it better</a>',
  shortDraft: 'An unchecked draft. <a href="/te-reo-review">Help us</a>',
  again: "Try again",
  unavailableElement: "Sorry, this content is currently unavailable",
  contentFailure: "Sorry, we are unable to retrieve the content at the moment. Please try again shortly.",
  contentFailureHelp:
    'In danger? Call <a href="tel:111">111</a>. Worried about your health or your child’s? Call Healthline on <a href="tel:0800611116">0800 611 116</a>, free, day or night. <a href="/support">More people who can help</a>',
  pages: {
    notFound: {
      title: "We cannot find that page",
      body: "The page may have moved, or the address may have a typing mistake in it.",
      next: 'Check the address, search, or start again from the <a href="/">home page</a>.',
      stages: "Or go to a stage of family life",
    },
    gone: {
      title: "This page has been taken away",
      body: "It was here once, and it is not needed any more.",
      next: 'Search for something like it, or start again from the <a href="/">home page</a>.',
    },
    unavailable: {
      title: "The content is not available just now",
    },
    outage: {
      title: "This service is closed for a while",
      until: "We expect it to open again on <b>{{time}}</b>.",
      soon: "We do not know yet when it will open again.",
      kept: "What you typed is kept in this browser for 60 minutes, unless you close it.",
      typed: "What you typed is still on this page. Send it again when the service is open.",
      others:
        "Everything else on this site works as usual. Until then you can get the same help in these ways:",
    },
    forbidden: {
      title: "We could not accept that form",
      body: "The form sat open for too long, or it was not sent from this site. To keep you safe we stopped here. Nothing was changed.",
      next: "Go back, load the page again, and send the form once more.",
    },
    methodNotAllowed: {
      title: "That cannot be done here",
      body: "This address does not accept that kind of request. Nothing was changed.",
      next: 'Go back to the page you came from, or start again from the <a href="/">home page</a>.',
    },
    tooOften: {
      title: "That was a bit too often",
      body: "Somebody, perhaps you, has asked for this many times in a few minutes. Nothing is lost.",
      next: "Please wait a few minutes and try again.",
    },
    tooLarge: {
      title: "That is too much to send at once",
      body: "What you sent is larger than this page can take. Nothing was saved.",
      next: "Go back, shorten your longest answers, and send the form again.",
    },
    badRequest: {
      title: "We could not read that request",
      body: "Part of the address or the form was damaged on its way to us. Nothing was changed.",
      next: 'Go back and try again, or start from the <a href="/">home page</a>.',
    },
    failure: {
      title: "Sorry, something went wrong",
      body: "This is our fault, not yours. The problem has been recorded.",
      next: 'Please try again in a few minutes, or see <a href="/status">what is working</a>.',
      reference: "If you contact us about this, give this reference: <b>{{reference}}</b>",
    },
  },
  otherWays: {
    registerBaby:
      'Find out how to register a birth on <a href="https://www.govt.nz/">Govt.nz</a>, or call Births, Deaths and Marriages on <a href="tel:0800225252">0800 22 52 52</a>.',
    paidParentalLeave:
      'Ask Inland Revenue about Paid Parental Leave on <a href="tel:0800227773">0800 227 773</a>.',
    childcareSubsidy:
      'Ask Work and Income about the Childcare Subsidy on <a href="tel:0800559009">0800 559 009</a>.',
    servicesNearMe:
      'Find local services through the <a href="https://www.cab.org.nz/find-a-cab/">Citizens Advice Bureau</a>, or call them on <a href="tel:0800367222">0800 367 222</a>.',
    babyNames: 'See all government information for parents on <a href="https://www.govt.nz/">Govt.nz</a>.',
    logIn: "You do not need to log in to use the financial help checker.",
    financialHelp:
      'Ask Work and Income on <a href="tel:0800559009">0800 559 009</a>, or Inland Revenue on <a href="tel:0800227773">0800 227 773</a>.',
    search: 'Search all government information on <a href="https://www.govt.nz/">Govt.nz</a>.',
  },
  api: {
    title: "Data and rules for developers",
    intro:
      "The financial help checker gets its answers from these addresses. Anyone may use them. You need no key and no account.",
    rules: {
      title: "Rules engine",
      body: "The rules for 17 benefits and payments as a web service. It understands the same requests as OpenFisca.",
    },
    openData: {
      title: "Open data",
      body: "The records behind the rules: benefit facts, income limits, and the area of each postcode. It answers in the same form as the data.govt.nz catalogue.",
    },
    how: {
      title: "How to use them",
      body: "Send a GET request to read. To work out a result, send the household as JSON in a POST request. Answers are JSON. Nothing you send is kept. A link in the table opens an example. Pages of any site may call these addresses.",
    },
    form: {
      title: "A birth registration that is filled in",
      body: "These two read and save the half-filled form of your own browser, or of whoever is logged in: the same one that the pages show. The form is JSON, with the names of the questions. To save it, send the anti-forgery token of the cookie csrftoken as X-CSRFToken, and the ETag that you read as If-Match: if another window has changed the form since, the answer is 412 and nothing is overwritten. What you save is kept like what is typed in the pages.",
      read: "The form, or an empty object where nothing is saved; after the registration its confirmation",
      save: "Saves the form",
    },
    application: {
      title: "A Childcare Subsidy application",
      body: "These calls are for whoever is logged in, and about their own application: the one that the pages show. What is sent has the names of the questions, and is checked as on the page of its step. Send the anti-forgery token of the cookie csrftoken as X-CSRFToken. With If-Match, as it was read, nothing is overwritten that another window has changed: the answer is then 412.",
      session: "Whether somebody is logged in: realme_auth is Success",
      status: "The status of the application; null where there is none",
      create: "Begins an application; 400 where there is one already",
      read: "The application as it is sent on, with status and furthest step",
      saveStep: "Saves a step; 422 with messages by question where something is not right",
      send: "Sends what was saved to the early learning services",
    },
    columns: {
      address: "Address",
      method: "Method",
      purpose: "What it gives",
    },
    reform: "What has changed in the rules since 2018",
    machineReadable: "Machine-readable description (OpenAPI)",
    version: "version {{version}}",
    registration: "What a registered birth looks like (JSON Schema)",
    registrationLimits: "What the registry of births takes: letters, and how many characters (JSON)",
    caution:
      "A result shows what the rules say about the facts you send. It is not a decision by a government agency.",
  },
  standIn: {
    notice: "This is a practice version of {{service}}.",
    body: "Nothing you enter here goes to a real agency. Please do not use real names or numbers.",
  },
};
