import { createDeferred } from './deferred.tsx'

/** What pages show only when it is asked for, also of other features: no feature knows another, so it is handed to them. */
export const pageParts = {
  ChallengeScripture: createDeferred(() => import('../features/scripture/challenge-scripture.tsx')).View,
  ModelSwitch: createDeferred(() => import('../features/guidance/model-switch.tsx')).View,
  LiturgyDialog: createDeferred(() => import('../features/reminders/liturgy-dialog.tsx')).View,
  EmailReminders: createDeferred(() => import('../features/email-reminders/email-reminders.tsx')).View,
  LiturgyHistory: createDeferred(() => import('../features/reminders/liturgy-history.tsx')).View,
  MorningRoutine: createDeferred(() => import('../features/home/morning-routine.tsx')).View,
  QuickAccess: createDeferred(() => import('./quick-access.tsx')).View,
  PersonalGuidance: createDeferred(() => import('../features/guidance/personal-guidance.tsx')).View,
  RemindersCard: createDeferred(() => import('../features/reminders/reminders-card.tsx')).View,
  YourSubscription: createDeferred(() => import('../features/billing/your-subscription.tsx')).View,
}
