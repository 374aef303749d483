/** Why the office refuses an act of finance, by error code. Apart from the other errors, which students load too. */
export const paymentRefusals = {
  BATCH_CHANGED: 'הנתונים השתנו בינתיים. טענו את הדף מחדש',
  BATCH_EMPTY: 'לא נשארו בהרצה תשלומים',
  BATCH_ERASED: 'פרטי החשבון נמחקו, ואי אפשר להפיק את הקובץ שוב',
  BATCH_FILE_DIFFERS: 'הקובץ אינו זהה לקובץ שיוצא, ולכן לא נמסר. פנו לתמיכה הטכנית',
  NOTHING_TO_PAY: 'אין כרגע סכומים לתשלום',
  ALL_LEFT_OUT:
    'כל הסכומים לתשלום מעוכבים כרגע, ולכן לא נוצרה הרצה. סטודנטים שאי אפשר לשלם לחשבון שלהם התבקשו למסור חשבון אחר.',
  SECOND_PERSON_NEEDED: 'את הפעולה הזאת מבצע אדם אחר מצוות הכספים',
  PROPOSAL_WAITS: 'כבר יש הצעה שממתינה לחתימה שנייה',
  ACCOUNT_UNPAYABLE: 'המספר אינו נכנס בקובץ הבנק. בקשו חשבון אחר',
  LEDGER_REFUSES: 'רישום התשלומים אינו מאפשר את הפעולה. טענו את הדף מחדש ובדקו את התשלומים',
  CORRECTION_OUT_OF_BOUNDS: 'הסכום חורג ממה שמגיע לסטודנט/ית. אם יש הוראה פתוחה, בטלו אותה תחילה',
  RESULT_FILE_KNOWN: 'הקובץ הזה כבר הועלה',
  RESULT_FILE_HEADER: 'כותרות העמודות אינן כצפוי, ולכן הקובץ לא נקרא. השוו אותן לעמודות שבהסבר והעלו שוב',
  RESULT_FILE_LINE: 'שורה {line} אינה תקינה, ולכן הקובץ כולו נדחה. תקנו אותה והעלו שוב',
  RESULT_FILE_TOTAL: 'שורת הסיכום חסרה או אינה תואמת לשורות. בדקו שהקובץ שלם',
  RESULT_FILE_TOO_LONG: 'יש בקובץ יותר מדי שורות',
} as const
