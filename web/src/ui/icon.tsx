/* Drawn on a 24 unit grid in one line weight. */
const drawings = {
  home: 'M4 11.2 12 4.5l8 6.7M6.2 9.6V19.5h11.6V9.6M10 19.5v-5.2h4v5.2',
  book: 'M12 6.8C10.2 5.3 7.6 4.7 4 4.8v13.4c3.6-.1 6.2.5 8 2 1.8-1.5 4.4-2.1 8-2V4.8c-3.6-.1-6.2.5-8 2zm0 0v13.4',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 3v1.8M12 19.2V21M3 12h1.8M19.2 12H21M5.6 5.6l1.3 1.3M17.1 17.1l1.3 1.3M18.4 5.6l-1.3 1.3M6.9 17.1l-1.3 1.3',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  person: 'M12 11.8a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8zM4.8 20c.6-3.6 3.4-5.6 7.2-5.6s6.6 2 7.2 5.6',
  refresh: 'M19 12a7 7 0 1 1-2.2-5.1L19.5 9M19.5 4.5V9H15',
  keep: 'M7 4.5h10v15l-5-3.8-5 3.8z',
  remove: 'M5 7h14M10 7V4.8h4V7M7 7l.8 12.2h8.4L17 7M10.4 10.5v5.5M13.6 10.5v5.5',
  edit: 'M5 19l.9-3.9L16 5l3 3L8.9 18.1zM14 7l3 3',
  leave: 'M10 4.8H5.5v14.4H10M14.5 8l4 4-4 4M18.3 12H9.5',
  forward: 'M5 12h13.5M13 6.5l5.5 5.5-5.5 5.5',
  check: 'M5 12.8l4.5 4.4L19 7.5',
  compass: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM15.6 8.4l-2.2 5-5 2.2 2.2-5z',
  sprout:
    'M12 20v-8.5M12 13.5C12 9.4 9.2 7 4.8 7c0 4.1 2.8 6.5 7.2 6.5zM12 11.5c0-3.9 2.6-6.5 7.2-6.5 0 3.9-2.6 6.5-7.2 6.5z',
  help: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM6.2 6.2l3.3 3.3M14.5 14.5l3.3 3.3M17.8 6.2l-3.3 3.3M9.5 14.5l-3.3 3.3',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  print: 'M7 9V4.5h10V9M7 16H4.5V9h15v7H17M7 13.5h10v6H7z',
  down: 'M6 9.5l6 6 6-6',
  bell: 'M6.5 16.8V11a5.5 5.5 0 0 1 11 0v5.8l1.5 1.4H5zM12 3.8v1.7M10.2 18.2a1.9 1.9 0 0 0 3.6 0',
  prayer: 'M12 5.4v9.2M12 5.4c-1-.9-2.1-.6-2.6.5l-3 7V19h3.4l2.2-4.4M12 5.4c1-.9 2.1-.6 2.6.5l3 7V19h-3.4L12 14.6',
  reset: 'M4 9.5c2.7-2.4 5.3-2.4 8 0s5.3 2.4 8 0M4 15.5c2.7-2.4 5.3-2.4 8 0s5.3 2.4 8 0',
  light: 'M12 8c2 2.3 3 4 3 5.6a3 3 0 0 1-6 0c0-1.6 1-3.3 3-5.6zM12 3v1.8M5.3 5.8l1.3 1.3M18.7 5.8l-1.3 1.3M8 20h8',
  shelf: 'M5 19V5h3.6v14M8.6 8H12v11M13.3 7.8l3.2-.9 3.2 11.3-3.2.9zM3.5 19.5h17',
  outside: 'M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5.5H4.5V7H10',
  discreet: 'M4 10.5c2 2.8 4.7 4.2 8 4.2s6-1.4 8-4.2M12 14.7v3M6.8 13.4l-1.7 2.4M17.2 13.4l1.7 2.4',
  insight: 'M10.8 4.5a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6zM15.3 15.3l4.2 4.2',
  download: 'M12 4.5V15M8 11.4l4 4 4-4M5 19.5h14',
  share: 'M12 14.5V4M8 7.6 12 4l4 3.6M6 11v8.5h12V11',
} as const

export type IconName = keyof typeof drawings

/** All of them, for the design page. */
export const iconNames = Object.keys(drawings) as IconName[]

/** Decoration only: whatever holds it says in words what it means. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
