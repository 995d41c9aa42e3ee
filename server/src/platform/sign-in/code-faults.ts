/** What a page says when a step did not work: each says what to do next. */
export const faults = {
  noAddress: 'Enter your email address, for example ann@example.org.',
  badAddress: 'This does not look like an email address. Check it for a missing part, for example ann@example.org.',
  notSent: 'The mail could not be sent right now. Check the address and try again in a minute.',
  notSixDigits: 'The code has six digits. Check the mail and enter all of them.',
  otherBrowser:
    'No code was requested in this browser. A code only works where it was requested: enter your address for a new one.',
}

export const spentFaults = {
  expired: 'This code is older than 10 minutes and has expired. Ask for a new one.',
  used: 'This code was already used. Ask for a new one.',
  'too many attempts': 'That was the fifth wrong code, so it no longer works. Ask for a new one.',
}

export const wrongCode = (left: number) =>
  `That code is not right. Check the newest mail; you have ${left === 1 ? 'one try' : `${left} tries`} left.`

export const tooManyCodes = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return `Too many codes were requested. Use the newest one you have, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
