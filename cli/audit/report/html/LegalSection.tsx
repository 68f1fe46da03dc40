import { legalTexts } from '../legal-basis.ts';

/** The texts of law and of authorities that rules refer to, each with its address. */
export function LegalSection() {
  return (
    <>
      <h3 id="law">Texts of law and of authorities</h3>
      <p className="soft">What each asks is our summary; the text itself counts.</p>
      <ul>
        {legalTexts.map(({ id, name, url, asks }) => (
          <li key={id} id={`law-${id}`}>
            <a href={url} rel="noreferrer">
              {name}
            </a>
            : {asks}
          </li>
        ))}
      </ul>
    </>
  );
}
