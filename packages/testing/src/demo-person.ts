import { identityNumberOf } from './identity-number.ts'
import type { Random } from './random.ts'

/** A person of a demo installation. Every family name shows that the person does not exist. */
export type DemoPerson = {
  readonly language: 'he' | 'ar' | 'en'
  readonly gender: 'MALE' | 'FEMALE'
  readonly firstName: string
  readonly lastName: string
  readonly identityNumber: string
  readonly phone: string
  readonly email: string
}

type Names = {
  readonly first: Readonly<Record<DemoPerson['gender'], readonly string[]>>
  readonly last: readonly string[]
}

const names: Readonly<Record<DemoPerson['language'], Names>> = {
  he: {
    first: {
      FEMALE: [
        'נועה',
        'תמר',
        'מאיה',
        'יעל',
        'שירה',
        'אביגיל',
        'הילה',
        'רוני',
        'ליאור',
        'מיכל',
        'עדי',
        'אורית',
      ],
      MALE: ['איתי', 'דניאל', 'יונתן', 'אורי', 'עומר', 'נועם', 'אריאל', 'משה', 'דוד', 'יוסף', 'גיא', 'אלון'],
    },
    last: [
      'דמו-ארז',
      'דמו-תאנה',
      'דמו-רימון',
      'דמו-זית',
      'דמו-הדס',
      'דמו-אורן',
      'דמו-שקד',
      'דמו-חרוב',
      'דמו-ברוש',
    ],
  },
  ar: {
    first: {
      FEMALE: ['ليان', 'مريم', 'نور', 'سارة', 'هبة', 'رنا', 'آية', 'دانا', 'ياسمين'],
      MALE: ['محمد', 'أحمد', 'يوسف', 'عمر', 'كريم', 'سامي', 'خالد', 'رامي', 'إبراهيم'],
    },
    last: ['تجربة-زيتون', 'تجربة-أرز', 'تجربة-نخيل', 'تجربة-رمان', 'تجربة-لوز', 'تجربة-سنديان'],
  },
  en: {
    first: {
      FEMALE: ['Anna', 'Maria', 'Ruth', 'Olga', 'Sofia', 'Tamar', "De'Anna"],
      MALE: ['David', 'Alex', 'Max', 'Daniel', 'Sasha', 'Jean-Paul', 'Mark'],
    },
    last: ['Demo-Cedar', 'Demo-Olive', 'Demo-Fig', "Demo-O'Palm", 'Demo-Almond', 'Demo-Pine'],
  },
}

/** Six of ten speak Hebrew, three Arabic, one English. */
const languagesInTen: readonly DemoPerson['language'][] = [...'hhhhhhaaae'].map((letter) =>
  letter === 'h' ? 'he' : letter === 'a' ? 'ar' : 'en',
)

/** Returns the person of this number. Identity number, phone and e-mail are unique. */
export const demoPerson = (number: number, random: Random): DemoPerson => {
  const language = random.pick(languagesInTen)
  const gender = random.pick(['MALE', 'FEMALE'] as const)
  const { first, last } = names[language]
  return {
    language,
    gender,
    firstName: random.pick(first[gender]),
    lastName: random.pick(last),
    identityNumber: identityNumberOf(number),
    phone: `05${String(number).padStart(8, '0')}`,
    email: `demo.${number}@milgo.example`,
  }
}
