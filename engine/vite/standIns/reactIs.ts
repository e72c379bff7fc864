// Replaces react-is in the browser (aliases.ts). RJSF asks it whether what is called a widget is a component that React wrapped, for which
// `typeof` is no function; the engine's widgets are functions. A widget of another kind is refused by RJSF with a message.
const reactIs = { isForwardRef: () => false, isMemo: () => false };

// biome-ignore lint/style/noDefaultExport: the replaced package has one
export default reactIs;
