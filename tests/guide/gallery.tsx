// The page of `takeFormPictures`: a form with a question of each kind, drawn by the wizard with the site's styles.
import { form } from 'virtual:form/gallery/en';
import { createRoot } from 'react-dom/client';
import { loadWizardMessages } from '../../engine/languages/wizard.ts';
import { withFurtherParts } from '../../engine/react/furtherParts.ts';
import { Wizard } from '../../engine/react/index.ts';
import { livePorts } from '../../engine/studio/live/livePorts.ts';
import '../../site/styles/index.css';
import '../../site/styles/forms.css';

const messages = await loadWizardMessages(form.language);
const ports = livePorts(() => undefined);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Wizard form={withFurtherParts(form)} messages={messages} ports={ports} titled={(title) => title} />,
);
