export const supervisorSteps = {
  "1": {
    title: "Your service",
    heading: "Your service",
    companion: "Tō ratonga",
    sections: { service: "Approval" },
    notes: {
      notRegistered:
        "When you go on, we tell the family that your service is not approved for the Childcare Subsidy, or has no client number. There is nothing else to fill in.",
    },
    questions: {
      approved: {
        label: "Is your service an approved provider with a Work and Income client number?",
        short: "Approved provider",
      },
      swn: {
        label: "Client number of your service",
        hint: "8 or 9 digits. It is on letters from Work and Income about the Childcare Subsidy.",
        invalid: "Please enter a valid Work and Income Client Number",
      },
      has_holding_or_absence_fee: {
        label: "Do you charge a holding or absence fee?",
        hint: "A fee that keeps a place, or for days on which a child is away.",
        short: "Holding or absence fee",
      },
      supervisor_has_authority: {
        label: "Declaration",
        hint: 'By sending this form you declare that everything in it is true and complete, that you understand that giving false information may lead to legal action, that you have read the <a href="/your-privacy">privacy statement</a>, and that you have the authority to complete it for the service.',
        short: "I declare all of this",
      },
    },
  },
  "2": {
    title: "Children and fees",
    heading: "Children and fees",
    companion: "Ngā tamariki me ngā utu",
    sections: { supervisor: "Who fills this in" },
    notes: {
      notAttending:
        "When you send this, we tell the family by email that this child is not enrolled with you, and ask them to enrol the child.",
    },
    questions: {
      "children[].is_attending": {
        label: "Is this child enrolled with you, or about to start?",
        short: "Child {{row}}: enrolled",
      },
      "children[].hours_of_care_weekly": {
        label: "Hours of care a week",
        hint: "All hours that the child is booked for, 20 Hours ECE included. For example, 24.5",
        short: "Child {{row}}: hours of care",
      },
      "children[].provider_20_hours_weekly": {
        label: "Hours a week of 20 Hours ECE with you",
        short: "Child {{row}}: 20 Hours ECE",
      },
      "children[].enrollment_date": {
        label: "Care start date",
        hint: "The first day with you. For example, 3 11 2026",
        short: "Child {{row}}: care start date",
      },
      "children[].hourly_fee": {
        label: "Fee per hour, in dollars",
        hint: "Before any subsidy. For example, 7.50",
        short: "Child {{row}}: fee per hour",
      },
      "children[].weekly_fee": {
        label: "Fee per week, in dollars",
        hint: "Before any subsidy. For example, 180",
        short: "Child {{row}}: fee per week",
      },
      "children[].is_home_based_educator": {
        label: "Is the care home-based?",
        hint: "With an educator in a home.",
        short: "Child {{row}}: home-based",
      },
      "children[].charges_home_based_top_up": {
        label: "Do you charge a top-up for home-based care?",
        short: "Child {{row}}: top-up",
      },
      "children[].top_up_payment_hourly": {
        label: "Top-up per hour, in dollars",
        hint: "For example, 1.50",
        short: "Child {{row}}: top-up per hour",
      },
      "children[].top_up_start_date": {
        label: "From when do you charge the top-up?",
        hint: "For example, 3 11 2026",
        short: "Child {{row}}: top-up start date",
      },
      supervisor_name: { label: "Your name" },
    },
  },
};
