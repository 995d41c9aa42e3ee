/** A device under its secrets: rows are written under the first. One that wrote twice at once as it was new holds several. */
export type Scopes = readonly [string, ...string[]]

/** To whom a kept row belongs (D1): the user when there is one, else the device under its secret scopes. */
export type Owner = { kind: 'user'; userId: string } | { kind: 'device'; deviceId: string; scopes: Scopes }
