import { Latin } from './Latin.tsx';

/** The types of the files that can be sent with a form. */
export const fileTypes = (
  <>
    <Latin>PDF</Latin> أو <Latin>JPG</Latin> أو <Latin>JPEG</Latin> أو <Latin>PNG</Latin>
  </>
);
