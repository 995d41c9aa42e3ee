/** A message to one address; `text` stands alone, `html` says the same for readers that show it. */
export type Message = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Readonly<Record<string, string>>
}

export type Mail = {
  /** Resolves when the mail server has taken the message. @throws when it did not. */
  send(message: Message): Promise<void>
}
