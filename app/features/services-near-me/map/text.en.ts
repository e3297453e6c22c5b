export const en = {
  label: "Map of services",
  labelAround: "Map of services around {{place}}",
  skip: "Skip the map",
  shown_one: "{{count}} of {{total}} services is on this part of the map.",
  shown_other: "{{count}} of {{total}} services are on this part of the map.",
  notShown:
    "<mi>Te Aho o Te Kura Pounamu</mi> (the Correspondence School) teaches anywhere; it is in the list.",
  pin: {
    far: "{{number}}. {{name}}, {{distance}} km",
    anywhere: "{{number}}. {{name}}",
    several: "{{count}} services close together: {{names}}",
  },
  info: {
    label: "Chosen on the map",
    distance: "{{distance}} km away",
    area: "No street address: this point stands for the area that is served.",
    more: "Find out more",
    moreAbout: "about {{name}}",
    directions: "Directions",
    directionsTo: "to {{name}} on Google Maps",
    close: "Close",
  },
  move: {
    label: "Move the map",
    in: "Nearer",
    out: "Further away",
    up: "North",
    down: "South",
    left: "West",
    right: "East",
    all: "Show all",
  },
  distance: {
    km: "{{length}} km",
    m: "{{length}} m",
  },
  chathams: "Chatham Islands",
  source:
    'Coast: Who’s On First, with LINZ, GeoNames and Quattroshapes (<a href="/copyright">sources</a>). Rivers, lakes and streets are not drawn; circles are distances as the crow flies.',
  failed: "Sorry, the location service is not currently available.",
};
