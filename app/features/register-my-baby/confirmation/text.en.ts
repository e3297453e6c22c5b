export const confirmation = {
  registered: {
    title: "Your registration was received",
    lead: "Thank you. There is nothing more for you to do here.",
  },
  paid: {
    title: "Your payment was received",
    lead: "Thank you. Your registration was received too, and there is nothing more for you to do here.",
  },
  stillborn: {
    body: "Thank you for telling us about your baby.",
  },
  reference: "Your reference number",
  keep: "Please quote it when you call us about this registration.",
  laterChanges:
    "It holds the answers that you sent first. What you changed after that is not in it: call 0800 22 52 52 to have it corrected.",
  mail: "A confirmation was sent to {{address}}.",
  next: {
    title: "What happens next",
    registrar:
      "The Registry of Births, Deaths and Marriages checks the registration, and calls if anything is unclear.",
    certificate: "{{order}}: it is posted to the address you gave.",
    certificateByCourier: "{{order}}: a courier brings it to the address you gave.",
    certificateUnpaid:
      "{{order}}: as far as we know it is not paid for yet. It is sent only once it is paid for.",
    noCertificate:
      'You did not order a birth certificate. You can <a href="https://www.govt.nz/organisations/births-deaths-and-marriages/">order one at any time</a>.',
    irdNumber: "The IRD number for your baby comes within 15 working days.",
    irdByEmail: "The IRD number for your baby comes within 15 working days, by email too.",
    agency: "The Ministry of Social Development is told of the birth.",
    bestStart: {
      Y: "Your Best Start application goes to Inland Revenue. They call if they need to know more.",
      agencyClient:
        "Your Best Start application goes to the Ministry of Social Development, who pay it with your benefit.",
      other: "Inland Revenue will call the caregiver you named about Best Start.",
      I: 'From your answers there is no Best Start payment now. If anything changes, call Inland Revenue on <a href="tel:0800227773">0800 22 77 73</a>.',
      unknown:
        'When you know who the caregiver is, they can apply for Best Start with Inland Revenue, <a href="tel:0800227773">0800 22 77 73</a>.',
      N: 'You did not apply for Best Start. If you change your mind, call Inland Revenue on <a href="tel:0800227773">0800 22 77 73</a>.',
    },
    myIR: {
      success:
        "The myIR username {{username}} is reserved. A temporary password comes by email within 6 days.",
      new: "No myIR account was set up. You can set one up with Inland Revenue at any time.",
      unavailable:
        "A myIR account could not be set up today. You can set one up with Inland Revenue at any time.",
      "has-logon": "The caregiver sees the Best Start payments in the myIR account they have.",
      "wff-client": "Best Start is paid together with your Working for Families payments.",
    },
  },
  receipt: {
    title: "Receipt",
    heading: "Receipt for your birth registration",
    print: "Print this page or write the reference number down. It is shown here for 15 minutes.",
    reference: "Reference number",
    received: "Received",
    fee: "Registration",
    free: "free",
    certificate: "{{quantity}} × {{product}}",
    delivery: { standard: "Standard delivery", courier: "Courier" },
    total: "Total",
    paid: "Paid by card",
    unpaid: "Not paid as far as we know",
    again: {
      title: "See this receipt again",
      body: "Until {{until}} you can open the receipt on any device: go to {{address}} and enter this code and your baby’s birth date.",
      code: "Code",
    },
  },
  home: "Back to the start page",
  payment: {
    title: "Pay for your birth certificate",
    lead: "Your registration was received. Now you pay for the certificate on the page of the card provider, who then leads you back here.",
    unpaid: "The registry has no payment for the certificate yet.",
    wait: "If you have just paid, do not pay again. Wait a minute, then",
    again: "ask the registry again",
    going: "You are led there now. If nothing happens, follow the link.",
    total: "To pay: {{total}}",
    go: "Go to the payment page",
    without:
      "If you do not pay, the birth is registered within 30 minutes all the same, without a certificate.",
    giveUp: "Register without a certificate",
  },
  retry: {
    title: "Payment declined",
    warning: "Your order failed: as far as we know the payment did not go through.",
    window:
      "You can try again within 15 minutes, until {{time}}. If we hear nothing within 15 minutes, we take it that the order is cancelled.",
    registered: "The birth is registered in any case.",
    again: "Try the payment again",
    giveUp: "Register without a certificate",
    failed: "We cannot connect to the registration service right now. Please try again in a few minutes.",
    refused: "An unexpected error has occurred.",
    tooOften: "You have tried many times in a short while. Please wait {{minutes}} minutes.",
  },
  openForm: "You have begun another form. It is not registered yet, and all its answers are here.",
  toReview: "Go to the review",
  notRegistered: {
    title: "Not registered yet",
    lead: "Your birth is not registered yet. All your answers are here.",
    next: "A service that this form needs did not go on. Please wait a few minutes, go to the review and try again from there.",
  },
  uncertain: {
    title: "We do not know yet whether the birth is registered",
    lead: "You have sent your registration, and we could not find out whether it has arrived. All your answers are here.",
    next: "Press ‘Register this birth’ again on the review to find out: it is registered only once.",
  },
  outstanding: {
    title: "The certificate was not paid for",
    lead: "The birth is registered all the same, without a certificate. This happens within 30 minutes.",
    noPage:
      "Your registration was received. The page to pay on that we were given is not one that we know, so we do not lead you there, and the certificate is not paid for. The birth is registered within 30 minutes all the same, without a certificate.",
    unknown: {
      title: "We do not know yet whether it is paid",
      lead: "Your registration was received. Whether the certificate is paid for, the registry has not told us. If you have paid, it is sent as you ordered it: please do not pay again. If you have not, the birth is registered all the same, without a certificate.",
      again: "Ask the registry again",
    },
    over: "There is nothing more for you to do.",
    paidAfterAll: "If you have paid in the meantime, the certificate is sent as you ordered it.",
    order:
      'You can <a href="https://www.govt.nz/organisations/births-deaths-and-marriages/">order a birth certificate at any time</a>.',
    call: 'If you have questions, call <a href="tel:0800225252">0800 22 52 52</a>.',
  },
} as const;
