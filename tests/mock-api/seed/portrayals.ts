import type { DemoEmail } from './demo-members';
import { AMARA, GRACE, JONAS, LENA, RAVI } from './portrayals/free-members';
import type { Portrayal } from './portrayals/portrayal';
import { BEN, CHLOE, INES, MARCUS, MAYA, NORA, TOM } from './portrayals/subscribers';
import { VICTOR } from './portrayals/victor';

/** The data of the demo members by email. */
export const PORTRAYALS: Readonly<Record<DemoEmail, Portrayal>> = {
  'maya@lindqvistcoaching.com': MAYA,
  'nora@eriksenconsulting.com': NORA,
  'marcus@webbperformance.com': MARCUS,
  'chloe@martincareers.com': CHLOE,
  'tom@okaforoperations.com': TOM,
  'ines@duartepricing.com': INES,
  'lena@hartmannhealth.com': LENA,
  'ravi@menonmentoring.com': RAVI,
  'grace@kimspeaks.com': GRACE,
  'jonas@weberwerk.com': JONAS,
  'amara@nwosuleadership.com': AMARA,
  'ben@achterbergfinance.com': BEN,
  'victor@almeidaacademy.com': VICTOR,
};
