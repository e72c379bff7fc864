import { Latin } from './Latin.tsx';

/** The file types that can be attached to a form. */
export const fileTypes = (
  <>
    <Latin>PDF</Latin> أو <Latin>JPG</Latin> أو <Latin>JPEG</Latin> أو <Latin>PNG</Latin>
  </>
);
