/** Where the cache holds the verse of the day, which the server writes into the page. */
export const dailyKey = ['/api/scripture/daily']
