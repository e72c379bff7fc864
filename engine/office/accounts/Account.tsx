// One's own account: recovery codes, and where it is signed in.
import { Page } from '../parts/Page.tsx';
import { timeOf } from '../state/instants.ts';
import { useMe, useOffice } from '../state/office.ts';
import { RenewCodes } from './RenewCodes.tsx';
import { Sessions } from './Sessions.tsx';

export function Account() {
  const { language, messages } = useOffice();
  const me = useMe();
  return (
    <Page title={messages.account.title} narrow>
      <p>{messages.account.signedInAs(me.name, messages.roles[me.role], timeOf(language, me.sessionEndsAt))}</p>
      <section>
        <h2>{messages.account.sessions}</h2>
        <Sessions />
      </section>
      {me.recoveryCodesLeft !== undefined && (
        <section>
          <h2>{messages.account.codes}</h2>
          <RenewCodes left={me.recoveryCodesLeft} />
        </section>
      )}
    </Page>
  );
}
