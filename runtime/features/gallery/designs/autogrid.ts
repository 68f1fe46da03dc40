import { still } from '../boxes/still.ts';

/** Rows of as many equal columns as the column width asks for. Spec 1 §9 "Autogrid". */
export const autogrid = still('autogrid');
