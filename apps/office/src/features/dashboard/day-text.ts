import { toDotted } from '@milgo/domain/identity/calendar-date'

export const dayText = (day: string): string => toDotted(day, 'DD.MM.YYYY')
