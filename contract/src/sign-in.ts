import * as z from 'zod/mini'

/*
 * The two addresses of a sign-in by code, `/api/login` and `/api/login/code`, answer people with pages. To a page of ours that
 * accepts `application/json` they answer with these, and with a problem where it went wrong: its `code` is `wrong_code` while
 * the code that was sent still works, `code_spent` once it does not, `code_not_sent` where none was sent.
 */

/** How people sign in here: GET /api/login. */
export const SignInKind = z.object({ kind: z.enum(['email', 'provider']) })
export type SignInKind = z.infer<typeof SignInKind>

/** A code is on its way: POST /api/login. `hint`: where else it can be read, on a server of one's own. */
export const CodeSent = z.object({ hint: z.nullable(z.string()) })
export type CodeSent = z.infer<typeof CodeSent>
