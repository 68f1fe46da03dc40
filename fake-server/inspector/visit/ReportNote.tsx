/** Explains what is missing without the page report. */
export const ReportNote = ({ isOn }: { readonly isOn: boolean }) =>
  isOn ? null : (
    <p className="visit-note">
      Start with <code>--report</code> to see the scripts that write cookies. Without it, this shows what requests and responses
      prove.
    </p>
  );
