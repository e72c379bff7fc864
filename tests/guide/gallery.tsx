// The page of `takeFormPictures`: the form that its address names, drawn by the wizard with the site's styles.
import { createRoot } from 'react-dom/client';
import { prefilling } from '../../engine/browser/prefill.ts';
import { loadWizardMessages } from '../../engine/languages/wizard.ts';
import { withFurtherParts } from '../../engine/react/furtherParts.ts';
import { Wizard } from '../../engine/react/index.ts';
import { livePorts } from '../../engine/studio/live/livePorts.ts';
import '../../site/styles/index.css';
import '../../site/styles/forms.css';

const { form } =
  window.location.pathname === '/uses' ? await import('virtual:form/uses/en') : await import('virtual:form/gallery/en');
const messages = await loadWizardMessages(form.language);
const ports = livePorts(() => undefined);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Wizard form={prefilling(withFurtherParts(form))} messages={messages} ports={ports} titled={(title) => title} />,
);
