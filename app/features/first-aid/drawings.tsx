import type { ReactNode } from "react";

/** Who helps is drawn thick, where to act in colour. Both languages share them, so they hold numbers and no words. */
const drawings: Readonly<Record<string, ReactNode>> = {
  choking: (
    <>
      <path className="helper" d="M2 76h66l2 22M28 8l16 34 8 2" />
      <path d="M26 62l44 2M26 62L8 58M26 62l-18 8M58 64l6 16" strokeWidth="5" />
      <circle cx="84" cy="72" r="10" />
      <path className="act" d="M38 54l-5-7M50 53l1-7M60 54l7-6" />
      <path d="M118 46l-12 24-2 26M120 48l-8 16M106 70l8 26" />
      <circle cx="124" cy="38" r="8" />
      <path className="helper" d="M150 96l-6-34-4-36M140 32l-20 22" />
      <circle className="helper" cx="140" cy="14" r="9" />
      <path className="act" d="M110 46l-8-4M108 55l-9 2" />
    </>
  ),
  cpr: (
    <>
      <path d="M28 84h56l44 4M40 84l10 12M84 84l40 10M4 97h152" />
      <circle cx="18" cy="82" r="10" />
      <path className="helper" d="M102 28l8 34 6 26h24M100 34L70 74" />
      <circle className="helper" cx="96" cy="16" r="10" />
      <circle className="act beat" cx="66" cy="80" r="11" />
    </>
  ),
  "button-battery": (
    <>
      <circle cx="34" cy="54" r="24" />
      <circle cx="34" cy="54" r="17" />
      <path d="M34 46v16M26 54h16" />
      <path className="act" d="M66 54h28m-8-8l8 8-8 8" />
      <path className="helper" d="M104 92V34h46v58zM120 92V76h14v16" />
      <path className="act" d="M127 42v18M118 51h18" />
    </>
  ),
  poison: (
    <>
      <path d="M26 36v-8h-4v-8h28v8h-4v8l12 12v46H14V48z" />
      <path d="M14 58h44M14 80h44" />
      <path className="act" d="M30 64l12 10M42 64L30 74" />
      <path className="helper" d="M106 26c-8 8-4 30 10 46s34 20 42 12l-10-14-10 4c-8-4-16-14-18-24l6-8z" />
      <path className="act" d="M130 24a24 24 0 0124 24M130 36a12 12 0 0112 12" />
    </>
  ),
  burns: (
    <>
      <path d="M8 30h30V18h14v12h14c10 0 14 6 14 16v6H66v-6H8z" />
      <path d="M34 12h22" />
      <path className="act" d="M68 58v8M74 58v24M80 58v8M68 72v10M80 72v10" />
      <path className="helper" d="M4 92h56c6-8 20-10 32-8M60 92c10 6 20 6 30 2M92 84l10 2M90 94l10-1" />
      <circle cx="132" cy="44" r="23" />
      <text x="132" y="52">
        20
      </text>
    </>
  ),
  fits: (
    <>
      <path d="M32 76c16-8 30-6 44 2l24-6 18 16M54 74l-8 16M76 78l14 14h18M4 97h118" />
      <circle cx="22" cy="80" r="10" />
      <path className="act" d="M20 58l4-8M38 56l6-6M58 54l2-9M78 58l6-7" />
      <circle cx="132" cy="32" r="23" />
      <text x="132" y="40">
        5
      </text>
    </>
  ),
  "head-knock": (
    <>
      <path d="M50 96V78H38c-6 0-8-4-8-10v-6l-8-4 8-14c0-20 14-32 32-32s34 14 34 34c0 14-6 20-10 26v24" />
      <path d="M40 50h4" />
      <path className="act" d="M104 18l6-12 4 12 12-2-8 10 10 8-13 1-3 12-7-10-11 4 6-11-9-8z" />
    </>
  ),
  breathing: (
    <>
      <path d="M64 14v26M96 14v26M64 40c-18 4-26 12-26 30v26M96 40c18 4 26 12 26 30v26M52 96V78M108 96V78" />
      <path d="M80 40v50M80 52c-8-2-14 0-18 4M80 52c8-2 14 0 18 4M80 64c-9-2-16 0-20 4M80 64c9-2 16 0 20 4M80 76c-9-2-15 0-18 3M80 76c9-2 15 0 18 3" />
      <path className="act" d="M44 58l12 5-12 5M116 58l-12 5 12 5M70 92l10-8 10 8" />
    </>
  ),
  "fever-newborn": (
    <>
      <path d="M38 52c14-4 26 0 36 6 14 8 12 26-2 30-20 6-42 2-50-12M40 74c10 6 22 8 38 4" />
      <circle cx="28" cy="62" r="14" />
      <path d="M22 62h3M31 62h3M26 69h5" />
      <path className="helper" d="M124 14a7 7 0 0114 0v48a13 13 0 11-14 0z" />
      <path className="act" d="M131 30v42" />
      <text x="102" y="46">
        38
      </text>
    </>
  ),
  rash: (
    <>
      <path d="M4 72c30-10 60-8 90-14l18-8M4 96c40-2 70-6 96-16l20-10M112 50l22-8M120 58l22-2M120 70l16 4" />
      <path className="helper" d="M44 18h44l-6 58H50z" />
      <path className="act" d="M58 64v1M66 70v1M74 64v1M66 58v1M24 82v1M32 74v1M104 68v1" />
    </>
  ),
  "bleeding-in-pregnancy": (
    <>
      <path d="M62 40c-8 4-10 14-8 22l2 34M70 42c16 6 26 18 22 32-2 8-10 10-18 10v12M62 52l-14 14 16 6" />
      <circle cx="64" cy="24" r="12" />
      <path className="act" d="M122 42c10 14 16 22 16 32a16 16 0 01-32 0c0-10 6-18 16-32z" />
    </>
  ),
  movements: (
    <>
      <path d="M36 8c-8 24-6 44 0 60l-4 28M48 8c34 8 54 30 54 52 0 18-16 30-34 36" />
      <path d="M62 56c-8 6-8 18 2 22 12 4 22-4 22-14M76 44a9 9 0 110 18M64 76l-4 8" />
      <path className="act" d="M108 44l10-4M111 58h11M108 72l9 5" />
      <path className="helper" d="M142 12a18 18 0 100 32 22 22 0 010-32z" />
    </>
  ),
};

export const Drawing = ({ of }: { of: string }) => (
  <svg className="first-aid-drawing" viewBox="0 0 160 100" aria-hidden="true" focusable="false">
    {drawings[of]}
  </svg>
);
