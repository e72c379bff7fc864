// The office's table of each fixture form after the five columns that every form has: the heading of each column, and the
// cell of the form's example.

export interface Sheet {
  /** Its line in the list of applications, where the form declares a summary. */
  readonly about?: string;
  /** Some lines of the applicant's copy in Arabic. */
  readonly inArabic?: readonly string[];
  readonly columns: readonly (readonly [head: string, cell: string])[];
}

export const sheets: Readonly<Record<string, Sheet>> = {
  camp: {
    about: 'Rima',
    columns: [
      ['Child: Name', 'Rima'],
      ['Child: Photo', 'face.png'],
      ['Child: Health Papers', 'health.pdf, more.pdf'],
    ],
  },
  clinic: {
    about: 'Rima',
    inArabic: ['عنوان السكن: البلد: لبنان', 'عنوان الفاتورة: البلد: قبرص', 'حساسية ١: شدّتها: شديدة جدًا'],
    columns: [
      ['Patient: Name', 'Rima'],
      ['Patient: Date of Birth', '28/02/1990'],
      ['Patient: Home Address: Street', 'Cedar Street'],
      ['Patient: Home Address: Town', 'Beirut'],
      ['Patient: Home Address: Country', 'Lebanon'],
      ['Patient: Billing Address: Street', 'Harbour Road'],
      ['Patient: Billing Address: Town', 'Larnaca'],
      ['Patient: Billing Address: Country', 'Cyprus'],
      ['Patient: Telephone', "'+9611234567"],
      ['Health: Do you smoke?', 'Yes'],
      ['Health: Cigarettes a Day', '5'],
      ['Health: Allergy 1: To what', 'Nuts'],
      ['Health: Allergy 1: How bad', 'Very bad'],
      ['Health: Allergy 2: To what', 'Dust'],
      ['Health: What happened before', 'Two lines,\nnothing more'],
      ['Health: Insurance Card', 'card.pdf'],
    ],
  },
  household: {
    columns: [
      ['Your Household: Home: Street', 'Cedar Street'],
      ['Your Household: Home: Town: Name of the Town', 'Beirut'],
      ['Your Household: Home: Town: Postal Code', '1107'],
      ['Your Household: Head of the Household: Name', 'Rima'],
      ['Your Household: Room 1: Use', 'living'],
      ['Your Household: Room 2: Use', 'sleeping'],
      ['Your Household: Room 2: Bed 1: Width', '90'],
      ['Your Household: Room 2: Bed 1: Sleeper 1: Name', 'Nour'],
      ['Your Household: Room 2: Bed 1: Sleeper 2: Name', 'Sami'],
      ['Your Household: Room 2: Bed 1: Sleeper 2: Age', '3'],
      ['Your Household: Room 2: Bed 2: Width', '140'],
    ],
  },
  membership: {
    columns: [
      ['Membership: Name', 'Lea'],
      ['Membership: E-Mail', 'lea@example.org'],
      ['Membership: Home Page', 'https://example.org/lea'],
      ['Membership: Kind', 'full'],
      ['Membership: Why', "'+1"],
      ['Membership: Yearly Fee', '40'],
    ],
  },
  numbers: {
    columns: [
      ['Numbers: Number', '-0.5'],
      ['Numbers: Integer', '-12'],
      ['Numbers: Number from a few', '-3'],
      ['Numbers: Even from -50 to 50', '-50'],
      ['Numbers: Amount to the cent', '0.07'],
    ],
  },
  order: {
    columns: [
      ['Your Order: Terms', 'Edition of 2026'],
      ['Your Order: Size', 'Large'],
      ['Your Order: Toppings', 'Olives, Wild thyme'],
      ['Your Order: Weight in kilograms', '0.7'],
      ['Your Order: It is a gift', 'Yes'],
      ['Your Order: Words on the Card', 'For you'],
      ['Your Order: E-Mail', 'a@b.co'],
      ['Your Order: Web Site', 'https://example.org'],
      ['Your Order: Notes', 'A site about bread'],
      ['Your Order: Day', '02/01/2026'],
      ['Your Order: I agree to the terms', 'Yes'],
    ],
  },
  outing: {
    inArabic: ['الولد ١: الباص: ذهابًا وإيابًا'],
    columns: [
      ['Who Comes: First Day', '02/10/2026'],
      ['Who Comes: Last Day', '04/10/2026'],
      ['Who Comes: Nights', '2'],
      ['Who Comes: Child 1: First Name', 'Ada'],
      ['Who Comes: Child 1: Last Name', 'Haddad'],
      ['Who Comes: Child 1: On the Badge', 'Ada Haddad'],
      ['Who Comes: Child 1: Bus', 'There and back'],
      ['Who Comes: Child 1: Fare', '7'],
      ['Who Comes: Child 2: First Name', 'Ben'],
      ['Who Comes: Child 2: On the Badge', 'Ben'],
      ['Who Comes: Child 2: Bus', 'There only'],
      ['Who Comes: Child 2: Fare', '4'],
      ['What It Costs: Children in All', '2'],
      ['What It Costs: A Gift', '5'],
      ['What It Costs: To Be Paid', '16'],
    ],
  },
  person: {
    columns: [
      ['Person: Name', 'Max Power'],
      ['Person: Birth Date', '08/09/2001'],
      ['Person: Personal Data: Age', '34'],
      ['Person: Personal Data: Height', '1.8'],
      ['Person: Personal Data: Driving Skill', '7.5'],
      ['Person: Nationality', 'DE'],
      ['Person: Occupation', 'Baker'],
      ['Person: Postal Code', '10115'],
      ['Person: Vegetarian', 'Yes'],
    ],
  },
  pets: {
    columns: [
      ['Pets and Payment: Do you have any pets?', 'Yes: One'],
      ['Pets and Payment: How old is your pet?', '3'],
      ['Pets and Payment: Credit Card', '123456789012'],
      ['Pets and Payment: Billing Address', 'Cedar Street'],
      ['Pets and Payment: Discount Code', 'SPRING'],
      ['Pets and Payment: E-Mail', 'a@example.org'],
    ],
  },
  registration: {
    about: 'Nour Haddad',
    inArabic: ['البطاقة: للطلاب', 'عدد المقاعد: ٢', 'ورش العمل: أوراق الأنماط، الاستمارات كبيانات'],
    columns: [
      ['Your Registration: Full Name', 'Nour Haddad'],
      ['Your Registration: E-Mail', 'nour@example.org'],
      ['Your Registration: Ticket', 'Student'],
      ['Your Registration: Number of Seats', '2'],
      ['Your Registration: Day of Arrival', '04/05/2026'],
      ['Your Registration: Workshops', 'Style Sheets, Forms as Data'],
      ['Your Registration: Diet', 'Other'],
      ['Your Registration: What we should know', 'No nuts'],
      ['Your Registration: Send me the newsletter', 'Yes'],
      ['Your Registration: I keep to the code of conduct', 'Yes'],
    ],
  },
  supplies: {
    about: 'Class 3B',
    inArabic: ['سطر ١: الصنف: مسطرة', 'سطر ٢: السعر المتفق عليه: ١٩٫٩٩', 'الرف: ١٢', 'عنوان التسليم: المدينة: Beirut'],
    columns: [
      ['Order: Customer', 'Class 3B'],
      ['Order: Line 1: Article', 'Ruler'],
      ['Order: Line 1: Amount', '10'],
      ['Order: Line 1: Price agreed', '0.7'],
      ['Order: Line 2: Article', 'Envelope'],
      ['Order: Line 2: Amount', '100'],
      ['Order: Line 2: Price agreed', '19.99'],
      ['Order: Shelf', '12'],
      ['Order: Deliver to', 'Another address'],
      ['Order: Delivery Address: Street', 'Cedar Street'],
      ['Order: Delivery Address: Town', 'Beirut'],
    ],
  },
  survey: {
    columns: [
      ['Your Opinion: From 0 to 10, would you recommend us?', '9'],
      ['Your Opinion: How satisfied are you with ...: Teaching', '5'],
      ['Your Opinion: How satisfied are you with ...: Rooms', '1'],
      ['Your Opinion: Course 1: Course', 'Algebra'],
      ['Your Opinion: Course 1: Score 1: Week', '1'],
      ['Your Opinion: Course 1: Score 1: Score', '2'],
      ['Your Opinion: Course 1: Score 2: Week', '2'],
      ['Your Opinion: Course 1: Score 2: Score', '4'],
      ['Your Opinion: Course 2: Course', 'Drama'],
      ['Your Opinion: Friend 1: E-Mail', 'a@example.org'],
      ['Your Opinion: Friend 2: E-Mail', 'b@example.org'],
      ['Your Opinion: I would come again', 'Yes'],
    ],
  },
  tasks: {
    columns: [
      ['Tasks: Task 1: Task', 'Write'],
      ['Tasks: Task 1: Done', 'Yes'],
      ['Tasks: Task 1: Due', '31/01/2026'],
      ['Tasks: Task 1: Recurrence', 'Weekly'],
      ['Tasks: Task 1: Every', '2'],
      ['Tasks: Task 1: Labels', 'home, school'],
      ['Tasks: Task 2: Task', "'=Read"],
      ['Tasks: Task 2: Recurrence', 'Never'],
    ],
  },
  tree: {
    columns: [
      ['Your Family: Eldest: Name', 'Salma'],
      ['Your Family: Eldest: Child 1: Name', 'Karim'],
      ['Your Family: Eldest: Child 1: Grandchild 1: Name', 'Lea'],
      ['Your Family: Eldest: Child 1: Grandchild 2: Name', 'Sami'],
      ['Your Family: Eldest: Child 2: Name', 'Maya'],
    ],
  },
};
