import type { ContentProblemCode } from '@milgo/domain/content-editing/content-problems'

/** Why a text of the content is not published. */
export const contentProblems = {
  CONTENT_MISSING: 'חסר טקסט',
  CONTENT_TOO_LONG: 'הטקסט ארוך מדי: {length} תווים, והמקום מתאים ל־{max}',
  CONTENT_LINE_BROKEN: 'כאן יש מקום לשורה אחת: הסירו את מעבר השורה',
  CONTENT_LINK_BROKEN: 'הקישור אינו מוביל לדף קיים: {link}',
  CONTENT_PLACEHOLDER_UNKNOWN: 'אין ערך בשם {name}, והקוראים יראו את הסוגריים',
  CONTENT_PLACEHOLDER_MISSING: 'חסר הערך ״{name}״, ובלעדיו אין תועלת בהודעה',
  CONTENT_BRACES_TYPED: 'אי אפשר להקליד סוגריים מסולסלים: בחרו את הערך מהרשימה',
  CONTENT_BLOCK_EMPTY: 'יש פסקה, כותרת או שורה ריקה',
  CONTENT_BLANK_LEFT: 'כתבו כאן את הפרטים שלכם במקום הסימון: {blank}',
  CONTENT_VALUE_WRONG: 'הערך אינו אפשרי',
  CONTENT_TIME_MISSING: 'חסרים יום ושעה',
  CONTENT_CHOICE_MISSING: 'בחרו מהרשימה',
  CONTENT_TIMES_CROSSED: 'הסוף אינו אחרי ההתחלה',
  CONTENT_OVER: 'הזמן הזה כבר עבר, ואיש לא יראה את ההודעה',
} as const satisfies Record<ContentProblemCode, string>
