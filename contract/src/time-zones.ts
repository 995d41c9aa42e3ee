/* Names that V8 still gives zones which the time zone database has renamed since: `Africa/Asmera` is `Africa/Asmara`. */
const renamed = new Map(
  [
    'Africa/Asmera Africa/Asmara',
    'America/Buenos_Aires America/Argentina/Buenos_Aires',
    'America/Catamarca America/Argentina/Catamarca',
    'America/Coral_Harbour America/Atikokan',
    'America/Cordoba America/Argentina/Cordoba',
    'America/Godthab America/Nuuk',
    'America/Indianapolis America/Indiana/Indianapolis',
    'America/Jujuy America/Argentina/Jujuy',
    'America/Louisville America/Kentucky/Louisville',
    'America/Mendoza America/Argentina/Mendoza',
    'Asia/Calcutta Asia/Kolkata',
    'Asia/Katmandu Asia/Kathmandu',
    'Asia/Rangoon Asia/Yangon',
    'Asia/Saigon Asia/Ho_Chi_Minh',
    'Atlantic/Faeroe Atlantic/Faroe',
    'Europe/Kiev Europe/Kyiv',
    'Pacific/Enderbury Pacific/Kanton',
    'Pacific/Ponape Pacific/Pohnpei',
    'Pacific/Truk Pacific/Chuuk',
  ].map((names) => names.split(' ') as [string, string]),
)

/** The name that a zone has today. */
export const currentZoneName = (zone: string): string => renamed.get(zone) ?? zone

/** All zones by the names that they have today, in their order. */
export const zoneNames = (): string[] => Intl.supportedValuesOf('timeZone').map(currentZoneName).sort()
