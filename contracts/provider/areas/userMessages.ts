export const noSuchUser = 'User not found.';

export const emailTaken = 'A user with this email already exists.';
