/** To whom a kept row belongs (D1): the user when there is one, else the device under its secret scope. */
export type Owner = { kind: 'user'; userId: string } | { kind: 'device'; deviceId: string; scope: string }
