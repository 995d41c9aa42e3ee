/** Under which this browser keeps a person's writes that are to be sent. */
export const requestsToSend = 'prayer requests to send'
