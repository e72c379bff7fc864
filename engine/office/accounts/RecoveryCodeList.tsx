import { useOffice } from '../state/office.ts';

/** Recovery codes, to be printed or written down: they are not shown again. */
export function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  const { messages, print } = useOffice();
  return (
    <>
      <p>{messages.codes.explain}</p>
      <ol className="codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="actions screen">
        <button type="button" className="button plain" onClick={print}>
          {messages.print}
        </button>
      </p>
    </>
  );
}
