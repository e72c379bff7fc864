// The parts of a workbook that are the same for every table.

/** Indices into `cellXfs`. */
export const CELL_STYLES = { text: 1, digits: 2, number: 3, day: 4, instant: 5, head: 6, time: 7 } as const;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes =
  `<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;

const relationships = (...targets: readonly (readonly [type: string, target: string])[]) => {
  const all = targets.map(
    ([type, to], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${to}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
};

/** Number format 49 is text, also for what is typed into the cell later. Fills 0 and 1 are reserved by the file format. */
const TOP = '<alignment vertical="top"/>';
const styled = (format: number, rest = TOP, font = 0, fill = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"` +
  ` applyFill="1" applyAlignment="1">${rest}</xf>`;
const styles =
  `<styleSheet xmlns="${SPREADSHEET}">` +
  '<numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF3"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  styled(49) +
  styled(49, '<alignment vertical="top" readingOrder="1"/>') +
  styled(0) +
  styled(164) +
  styled(165) +
  styled(49, '<alignment vertical="top" wrapText="1"/>', 1, 2) +
  styled(166) +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** Names of parts with their XML, all but the workbook and its sheet. */
export const XLSX_FRAME: readonly (readonly [name: string, xml: string])[] = [
  ['[Content_Types].xml', contentTypes],
  ['_rels/.rels', relationships(['officeDocument', 'xl/workbook.xml'])],
  ['xl/_rels/workbook.xml.rels', relationships(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
  ['xl/styles.xml', styles],
];
