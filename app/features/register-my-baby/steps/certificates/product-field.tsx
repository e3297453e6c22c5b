import { answerTo } from "#app/forms/answers.ts";
import { type ControlProps, type Field, invalidAttributes } from "#app/forms/field.ts";
import { choice } from "#app/forms/fields/choice.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { CertificateDrawings, CertificatePicture } from "./pictures.tsx";
import { certificateCodes, certificateProducts, inDollars } from "./products.ts";

const certificateWords = wordsOf("register-my-baby/steps/certificates/products");

export const certificateProductField = (): Field => ({
  ...choice(certificateCodes),
  render: (props) => <CertificateChoices {...props} />,
});

function CertificateChoices({ name, id, answers, text, describedBy, invalid, autoFocus }: ControlProps) {
  const t = certificateWords(usePage().language);
  return (
    <div className="options certificates">
      <CertificateDrawings />
      {certificateProducts.map(({ code, designs, price }, index) => {
        const controlId = `${id}-${index + 1}`;
        return (
          <div className="option" key={code}>
            <input
              id={controlId}
              type="radio"
              name={name}
              value={code}
              defaultChecked={answerTo(answers, name) === code}
              {...invalidAttributes({ invalid, describedBy })}
              autoFocus={autoFocus && index === 0}
            />
            <label htmlFor={controlId}>
              <CertificatePicture designs={designs} />
              {text.options?.[code]}{" "}
              <span className="option-hint">
                {t(designs.length === 1 ? "contents/one" : "contents/two", { price: inDollars(price) })}
              </span>
            </label>
          </div>
        );
      })}
    </div>
  );
}
