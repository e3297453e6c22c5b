export const registrationText = {
  service: "Register your baby",
  notices: {
    saved: "Your birth registration form has been saved as a draft.",
  },
  unavailable: {
    heading: "Birth registration is not available right now",
    before: "Sorry! Birth registration online is currently unavailable. Please ",
    link: "try again",
    after: " in a few minutes.",
    kept: "What you typed is kept.",
  },
  resume: {
    link: 'Open <a href="/register-my-baby/continue">the page to go on with a code</a>:',
    landing: "Go to birth registration",
    startNew: "Start a new birth registration",
    lead: "Enter the code that you were given and your child’s birth date. They open your saved form, or your receipt after you have registered.",
    another:
      "Somebody has begun a registration in this browser. If you open your saved form here, that one is set aside: it stays in this browser for as long as it would have, and the page where a registration begins offers to go on with it.",
  },
  abroad: {
    title: "Births outside New Zealand",
    heading: "Your child was not born in New Zealand",
    register:
      "Only births in New Zealand can be registered here. Please register the birth in the country where your child was born.",
    bestStart: {
      title: "Best Start payment",
      body: 'You may still get Best Start. It is a weekly payment of up to [[best_start.weekly]] until your child turns 3. To apply, call Inland Revenue on <a href="tel:0800227773">0800 22 77 73</a>.',
    },
    citizenship: {
      title: "New Zealand citizenship",
      body: 'If a parent is a New Zealand citizen, your child may be a citizen by descent. For help call the citizenship office on <a href="tel:0800225151">0800 22 51 51</a>.',
      link: '<a href="https://www.govt.nz/browse/passports-citizenship-and-identity/nz-citizenship/">About New Zealand citizenship on Govt.nz</a>',
    },
  },
};
