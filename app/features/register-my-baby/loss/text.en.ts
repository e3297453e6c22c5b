/** To check before publication: the number of Sands, the address of Whetūrangitia. */
export const loss = {
  title: "We are very sorry for your loss",
  registered: "Your baby’s birth is registered like every other, and you can order a birth certificate.",
  entitlement: "There is no entitlement to Best Start payments for a baby who was not alive at birth.",
  nothing: "There is nothing to answer on this page.",
  alone: "You do not have to go through this alone.",
  support:
    'There is <a href="/support#miscarriage-and-stillbirth">support after a miscarriage or stillbirth</a>. Parents who have lost a baby listen at Sands, <a href="tel:0800726374">0800 726 374</a>. <a href="https://wheturangitia.services.govt.nz/"><mi>Whetūrangitia</mi></a> is a site for families who have lost a baby or child.',
} as const;
