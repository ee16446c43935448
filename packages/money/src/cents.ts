/** An amount of money in whole US cents; always an integer, negative when owed the other way. */
export type Cents = number;
