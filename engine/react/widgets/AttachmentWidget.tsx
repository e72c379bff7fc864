// One file or several. The bytes are stored through the attachments port at once; the answer holds names and ids. Limits are shown
// first, and exceeding one is an ordinary validation error. Storing is asynchronous: its result is dropped when another file was
// chosen or the form was started again meanwhile. A file chosen before hydration is read from the DOM input afterwards.
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Attachment, attachmentsIn, getIn, kindsOf, limitsOfFile, toPath } from '../../core/index.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { NotStoredContext, useMessages, useReady, useWizardContext } from '../state/context.ts';
import { describedBy } from './controlProps.ts';
import { acceptOf, sizeInWords } from './fileKinds.ts';

/** Milliseconds after which pending files are announced. */
const QUIET_FOR = 200;

export function AttachmentWidget(props: WidgetProps) {
  const messages = useMessages();
  const { id, htmlName, multiple = false, value, onChange, onBlur, required } = props;
  const { form, store, ports, press } = useWizardContext();
  const ready = useReady();
  const box = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const [coming, setComing] = useState('');
  const attached = attachmentsIn(value);
  const notStored = use(NotStoredContext);
  const limits = limitsOfFile(props.schema, form.attachments);
  const limitsId = `${id}-limits`;

  // Deferred during a press, because the line moves what is below it.
  const sayComing = (text: string) => press.after(() => setComing(text));
  // Read from the store: rendering is deferred while a pointer is down.
  const latest = () => attachmentsIn(getIn(store.getState().answers, toPath(htmlName ?? id)));
  const answer = (files: Attachment[]) => {
    onChange(multiple && files.length > 0 ? files : files[0]);
    onBlur(id, value);
  };
  const add = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    if (!ready || files.length === 0) return;
    input.value = '';
    const task = { name: htmlName ?? id, single: !multiple };
    store.dispatch({ type: 'attach', files: task });
    const end = (all?: Attachment[]) => {
      store.dispatch({ type: 'attached', files: task, answer: all && (multiple ? all : all[0]) });
    };
    const slow = setTimeout(
      () => sayComing(messages.fileComing(files.map(({ name }) => name).join(messages.comma))),
      QUIET_FOR,
    );
    try {
      const added = await Promise.all(files.map((file) => ports.attachments.add(file)));
      if (!store.getState().attaching.has(task)) return;
      setNews(messages.fileNow(added.map(({ name }) => name).join(messages.comma)));
      end(multiple ? [...latest(), ...added] : added);
    } finally {
      clearTimeout(slow);
      sayComing('');
      // After a failure; a no-op where the files were attached.
      end();
    }
  };
  const addEarly = useEffectEvent(() => {
    for (const input of box.current?.querySelectorAll('input') ?? []) void add(input);
  });
  useEffect(() => {
    if (ready) addEarly();
  }, [ready]);
  const remove = (gone: Attachment) => {
    setNews(messages.fileGone(gone.name));
    answer(latest().filter((file) => file.id !== gone.id));
    document.getElementById(id)?.focus();
  };

  return (
    <div className="upload" ref={box}>
      {limits && (
        <p className="field-hint" id={limitsId}>
          {messages.fileLimits(
            kindsOf(limits.types, form.language),
            sizeInWords(limits.maxBytes, form.language, messages),
            multiple,
          )}
        </p>
      )}
      <input
        {...describedBy(props, limits && limitsId)}
        id={id}
        className="upload-input"
        type="file"
        name={htmlName}
        multiple={multiple}
        accept={limits && acceptOf(limits.types)}
        required={required && attached.length === 0}
        onChange={({ target }) => void add(target)}
        onBlur={() => onBlur(id, value)}
      />
      <label className="upload-button" htmlFor={id}>
        {multiple ? messages.addFile : attached.length > 0 ? messages.chooseAnother : messages.chooseFile}
      </label>
      {limits?.types.some((type) => type.startsWith('image/')) && (
        <span className="upload-camera">
          <input
            id={`${id}-camera`}
            className="upload-input"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ target }) => void add(target)}
          />
          <label className="upload-button" htmlFor={`${id}-camera`}>
            {messages.takePhoto}
          </label>
        </span>
      )}
      {attached.length > 0 && (
        <ul className="upload-files">
          {attached.map((file) => (
            <li key={file.id}>
              <bdi className="upload-name">{file.name}</bdi>{' '}
              <span className="upload-size">{sizeInWords(file.size, form.language, messages)}</span>
              <button type="button" className="button-quiet" onClick={() => remove(file)}>
                {messages.removeFile(file.name)}
              </button>
              {notStored.includes(file.id) && <p className="upload-not-stored">{messages.fileNotStored}</p>}
            </li>
          ))}
        </ul>
      )}
      <span className={coming ? 'upload-coming' : 'visually-hidden'} role="status">
        {coming || (attached.some((file) => notStored.includes(file.id)) ? `${news} ${messages.fileNotStored}` : news)}
      </span>
    </div>
  );
}
