// Faces of the five adventurers.
import { BROAD, COAT, face, GLASSES, type Portrait } from '../../parts/portrait';

export const portraits: Record<string, Portrait> = {
  red: face(
    ['square', 'raised', 'smile'],
    [],
    [`h${COAT}`, 'cM24 49L32 58L40 49L41 54L34 59L36 64H28L30 59L23 54Z'],
    ['sM22 32C23 42 28 46 32 46S41 42 42 32C40 38 36 36 32 36S24 38 22 32Z', 'hM20 18C19 3 29 8 32 7C35 8 45 3 44 18Z', 'cM20 13.5H44V18H20Z', 'kM10 20Q14 15 32 17T54 20Q44 23 32 21T10 20Z'],
  ),
  blue: face(
    ['oval', 'flat', 'none'],
    [],
    [`k${COAT}`, 'cM25 49L32 60L39 49L43 52L36 64H28L21 52Z'],
    ['hM23.5 37.5Q28 33.5 32 36.5Q36 33.5 40.5 37.5Q42 41 45 39Q42 44 36 40.5L32 39L28 40.5Q22 44 19 39Q22 41 23.5 37.5Z', 'wM19 20C19 5 45 5 45 20Z', 'dM32 7V19M25.5 9Q23 14 23 19M38.5 9Q41 14 41 19', 'wM13 22Q20 16 32 17T51 22Q50 25 32 22.5T13 22Z'],
  ),
  yellow: face(
    ['oval', 'raised', 'lips'],
    ['hM40 14C54 12 56 24 52 34C50 40 54 42 50 46C44 42 44 30 42 24Z'],
    [`k${COAT}`, 'hM22 50L32 57L42 50L46 53L40 64H24L18 53Z'],
    ['hM21.5 28C19 9 45 9 42.5 28C41 22 38 20 33 18C28 20 23 22 21.5 28Z', 'cM20.5 19Q32 9 43.5 19L43 23Q32 13.5 21 23Z'],
  ),
  green: face(
    ['square', 'flat', 'smile'],
    [],
    [`k${BROAD}`, 'cM17 49L22 47L24 64H18ZM47 49L42 47L40 64H46Z'],
    ['hM20.5 27L20 19H44L43.5 27L41.5 20H22.5Z', GLASSES, 'cM19 20C18 7 46 7 45 20Z', 'kM19 17H45V20.5H19Z', 'wM28 13.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0', 'lM26 5L24 2M32 4V0.5M38 5L40 2'],
  ),
  purple: face(
    ['gaunt', 'stern', 'straight'],
    ['cM17 24C14 2 50 2 47 24C48 38 52 44 50 54L40 52H24L14 54C12 44 16 38 17 24Z'],
    [`h${COAT}`, 'cM22 47Q32 56 42 47L47 53Q32 66 17 53Z'],
    ['cM22 22C22 12 42 12 42 22Q32 15 22 22Z', 'lM19 26C18 10 46 10 45 26', 'wM30 13.5l2-2.5l2 2.5l-2 2.5Z', 'hM25 42Q32 39.5 39 42L34 50Q32 52 30 50Z'],
  ),
};
