/** Words of the window that shows two versions of the same answers. */
export const conflict = {
  text: 'הטופס נשמר בינתיים בחלון או במכשיר אחר. דבר לא נמחק: בחרו לכל תשובה מה יישאר.',
  mine: 'כאן',
  theirs: 'במקום האחר',
  allMine: 'הכול מכאן',
  allTheirs: 'הכול מהמקום האחר',
  keep: 'שמירת מה שנבחר',
}
