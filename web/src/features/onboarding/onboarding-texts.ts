import type { IconName } from '../../ui/icon.tsx'

export const tagline = 'A Christian companion for navigating workplace challenges with faith'

type Offer = { icon: IconName; title: string; text: string }

/** What Lampstand does, in six. */
export const offers: readonly Offer[] = [
  {
    icon: 'book',
    title: 'Daily Scripture',
    text: 'One passage each day, chosen for people at work. Name what you face, and find the one that speaks to it.',
  },
  {
    icon: 'prayer',
    title: 'Quick Prayers',
    text: 'A minute before a meeting, three after an argument: prayers for stress, conflict, exhaustion, loneliness and joy.',
  },
  {
    icon: 'compass',
    title: 'Biblical Guidance',
    text: 'Ask about work in your own words. Every answer rests on passages quoted from the text itself.',
  },
  {
    icon: 'bell',
    title: 'Prayer Reminders',
    text: 'A quiet call to prayer in the morning, at midday and in the afternoon, in your own time zone.',
  },
  {
    icon: 'reset',
    title: 'A 60-Second Reset',
    text: 'For the moment when it is all too much: one minute of breath and scripture, and you go back in strength.',
  },
  {
    icon: 'light',
    title: 'Be the Light',
    text: 'Small daily tasks that grow into habits: to listen, to thank, to tell the truth kindly.',
  },
]

type Testimonial = { words: string; name: string; trade: string }

/** Nobody said these: they show the moments that Lampstand is made for, and the page says so. */
export const testimonials: readonly Testimonial[] = [
  {
    words:
      'I read the verse on the early bus. The ward is as busy as before, but I arrive with more in my head than the schedule.',
    name: 'Miriam',
    trade: 'nurse',
  },
  {
    words:
      'When a customer shouts, I take the sixty seconds in the van. Then I go back in and say the same thing, only slower.',
    name: 'Tomasz',
    trade: 'electrician',
  },
  {
    words:
      'I was asked to sign figures I had not checked. The passage did not decide for me. It helped me say what I already knew.',
    name: 'Abeni',
    trade: 'accountant',
  },
]
