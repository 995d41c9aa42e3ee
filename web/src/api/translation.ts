/** The translation that every verse is quoted from, as it is named beside it. */
export const translation = 'World English Bible'
