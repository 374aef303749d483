export const user = 'milgo'
export const database = 'milgo'

export const addressOf = (password: string, port: number, name: string = database): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
