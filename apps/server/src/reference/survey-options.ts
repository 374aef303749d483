import { languages } from '@milgo/messages/languages'
import type { Localized } from '@milgo/messages/localized'
import type { Queryable } from '../platform/database/database.ts'
import { surveyOptions } from '../store/schema.ts'

type Option = readonly [value: string, he: string, ar: string, en: string]

const cultureGroups: readonly Option[] = [
  ['JEWISH_SECULAR', 'יהודי/ה – חילוני/ת', 'يهودي/ة – علماني/ة', 'Jewish – secular'],
  ['JEWISH_TRADITIONAL', 'יהודי/ה – מסורתי/ת', 'يهودي/ة – محافظ/ة', 'Jewish – traditional'],
  ['JEWISH_RELIGIOUS', 'יהודי/ה – דתי/ה', 'يهودي/ة – متدين/ة', 'Jewish – religious'],
  ['JEWISH_ULTRA_ORTHODOX', 'יהודי/ה – חרדי/ת', 'يهودي/ة – حريدي/ة', 'Jewish – ultra-orthodox'],
  ['ETHIOPIAN_ORIGIN', 'יוצא/ת אתיופיה', 'من أصل إثيوبي', 'Of Ethiopian origin'],
  ['ARAB_MUSLIM', 'ערבי/ה – מוסלמי/ת', 'عربي/ة – مسلم/ة', 'Arab – Muslim'],
  ['ARAB_CHRISTIAN', 'ערבי/ה – נוצרי/ה', 'عربي/ة – مسيحي/ة', 'Arab – Christian'],
  ['BEDOUIN', 'בדואי/ת', 'بدوي/ة', 'Bedouin'],
  ['DRUZE', 'דרוזי/ת', 'درزي/ة', 'Druze'],
  ['CIRCASSIAN', 'צ׳רקסי/ת', 'شركسي/ة', 'Circassian'],
  ['OTHER', 'אחר', 'آخر', 'Other'],
  ['NO_ANSWER', 'מעדיף/ה לא לענות', 'أفضّل عدم الإجابة', 'I prefer not to answer'],
]

/** For a parent whom the student does not know, or does not have. */
const notKnown: Option = [
  'UNKNOWN',
  'לא ידוע או לא רלוונטי',
  'غير معروف أو لا ينطبق',
  'Not known, or does not apply',
]

const education: readonly Option[] = [
  ['NONE', 'ללא השכלה פורמלית', 'بدون تعليم رسمي', 'No formal education'],
  ['ELEMENTARY', 'יסודית או חטיבת ביניים', 'ابتدائي أو إعدادي', 'Elementary or middle school'],
  ['HIGH_SCHOOL', 'תיכונית ללא בגרות', 'ثانوي بدون بجروت', 'High school, no matriculation'],
  ['MATRICULATION', 'תיכונית עם בגרות', 'ثانوي مع بجروت', 'High school with matriculation'],
  [
    'POST_SECONDARY',
    'על-תיכונית (הנדסאי, טכנאי, תעודה)',
    'فوق ثانوي (هندسي، تقني، شهادة)',
    'Post-secondary (technician, certificate)',
  ],
  ['BACHELOR', 'תואר ראשון', 'لقب أول', 'Bachelor’s degree'],
  ['MASTER', 'תואר שני', 'لقب ثانٍ', 'Master’s degree'],
  ['DOCTOR', 'תואר שלישי', 'لقب ثالث', 'Doctorate'],
  notKnown,
]

/**
 * All country codes of ISO 3166-1 except Israel, and the code that Unicode adds for Kosovo. The names come from the
 * Unicode locale data of the runtime.
 */
const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  )
/** Former states in which parents of today's students were born, by codes of ISO 3166-3. */
const formerCountries: readonly Option[] = [
  ['SUHH', 'ברית המועצות (לשעבר)', 'الاتحاد السوفييتي (سابقًا)', 'Soviet Union (former)'],
  ['YUCS', 'יוגוסלביה (לשעבר)', 'يوغوسلافيا (سابقًا)', 'Yugoslavia (former)'],
  ['CSHH', 'צ׳כוסלובקיה (לשעבר)', 'تشيكوسلوفاكيا (سابقًا)', 'Czechoslovakia (former)'],
]
const otherCountry: Option = ['OTHER', 'מדינה אחרת', 'دولة أخرى', 'Another country']

const countryName = (code: string): Localized => {
  const [he = code, ar = code, en = code] = languages.map((language) =>
    new Intl.DisplayNames([language], { type: 'region' }).of(code),
  )
  return { he, ar, en }
}

const inOrder = (list: 'culture_group' | 'education', options: readonly Option[]) =>
  options.map(([value, he, ar, en], position) => ({ list, value, position, label: { he, ar, en } }))

/**
 * The positions: Israel first, "another" and "not known" last. All others have one position and are sorted in the
 * reader's language.
 */
const countries = () => {
  const named = (option: Option, position: number) => {
    const [value, he, ar, en] = option
    return { list: 'countries' as const, value, position, label: { he, ar, en } }
  }
  const known = (value: string, position: number) => ({
    list: 'countries' as const,
    value,
    position,
    label: countryName(value),
  })
  return [
    known('IL', 0),
    ...countryCodes.map((code) => known(code, 1)),
    ...formerCountries.map((option) => named(option, 1)),
    named(otherCountry, 2),
    named(notKnown, 3),
  ]
}

export const loadSurveyOptions = (tx: Queryable): Promise<unknown> =>
  tx
    .insert(surveyOptions)
    .values([...countries(), ...inOrder('culture_group', cultureGroups), ...inOrder('education', education)])
