/** What belongs to whoever is logged in: the menu of the account, the end of the session, a start that failed. */
export const session = {
  account: { loggedInAs: 'נכנסתם למערכת בתור', logOut: 'יציאה מהמערכת' },
  ending: {
    title: 'ההתחברות עומדת להסתיים',
    text: 'לא הייתה פעילות בזמן האחרון. כדי לשמור על הפרטים שלכם נוציא אתכם מהמערכת, אלא אם תבחרו להמשיך.',
    left: 'זמן שנותר:',
    goOn: 'להמשיך',
    renewing: 'ממשיכים…',
    logOut: 'יציאה מהמערכת',
    failed: 'לא הצלחנו להאריך את ההתחברות. בדקו את החיבור לאינטרנט ונסו שוב.',
    finalTitle: 'ההתחברות מסתיימת',
    finalText:
      'הגעתם לזמן ההתחברות המרבי, ואי אפשר להאריך אותו. סיימו את מה שפתוח, או היכנסו מחדש ותחזרו ישר לדף הזה.',
    loginAgain: 'כניסה מחדש',
    stay: 'להישאר בינתיים',
  },
  failed: {
    title: 'לא הצלחנו לטעון את הפרטים שלכם',
    text: 'ייתכן שהחיבור נקטע לרגע או שהמערכת עמוסה. נסו שוב; לא צריך להיכנס מחדש.',
  },
} as const
